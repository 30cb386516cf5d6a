import { describe, expect, it } from 'vitest';
import { fillTemplate, templateProblem, variableNames } from './templates';

const at = (hour: number): Date => new Date(2026, 10, 21, hour, 5, 9);
const filled = (text: string, contactName = 'Marcos Vinícius', hour = 14): string =>
  fillTemplate(text, { contactName, now: at(hour) })
    .map((part) => part.text)
    .join('');

describe('message variables', () => {
  it('P-18 offers firstName, name, ms, protocol and hora', () => {
    expect(variableNames).toEqual(['firstName', 'name', 'ms', 'protocol', 'hora']);
  });

  it('P-18 B-21 fills the variables as the server does', () => {
    expect(filled('{{ms}}, {{firstName}} ({{ name }})')).toBe('Boa tarde, Marcos (Marcos Vinícius)');
    expect(filled('{{protocol}} {{hora}}')).toBe('20261121140509 14:05:09');
    expect([3, 9, 15, 21].map((hour) => filled('{{ms}}', 'A', hour))).toEqual([
      'Boa madrugada',
      'Bom dia',
      'Boa tarde',
      'Boa noite',
    ]);
  });

  it('B-21 shows that two braces escape and three do not, and that unknown names vanish', () => {
    expect(filled('{{name}} {{{name}}}', "O'Neil")).toBe("O&#39;Neil O'Neil");
    expect(filled('a{{nada}}b {x}')).toBe('ab {x}');
    expect(filled('{{{ name }}}|{{{nada}}}|{{{}}}|{{}}', 'Ana')).toBe('Ana|||');
    expect(filled('{{name}}', '&<>"\'/`=')).toBe('&amp;&lt;&gt;&quot;&#39;&#x2F;&#x60;&#x3D;');
    expect(filled('{{gretting}}!')).toBe('Boa tarde!');
  });

  it('B-21 tells what was filled in from what was written', () => {
    expect(fillTemplate('Olá {{firstName}}!', { contactName: 'Ana Lima', now: at(8) })).toEqual([
      { text: 'Olá ', filled: false },
      { text: 'Ana', filled: true },
      { text: '!', filled: false },
    ]);
    expect(fillTemplate('{{name}}{{nada}}{{name}}', { contactName: 'Ana', now: at(8) })).toEqual([
      { text: 'Ana', filled: true },
      { text: 'Ana', filled: true },
    ]);
  });

  it.each([
    ['sem variáveis', null],
    ['{{firstName}} {{{name}}} {{ hora }} {{gretting}}', null],
    ['{só uma}', null],
    ['olá {{nam', { kind: 'unclosed' }],
    ['{{firstName}} {{', { kind: 'unclosed' }],
    ['{{{firstName}}}{ {', null],
    ['{{{firstName}}{', null],
    ['{{}}', { kind: 'unknown', name: '' }],
    ['{{{cpf}}}', { kind: 'unknown', name: 'cpf' }],
    ['{{{{name}}}}', null],
    ['{{cpf}}', { kind: 'unknown', name: 'cpf' }],
  ])('B-21 PAIN-2.11 checks the braces of %j', (text, problem) => {
    expect(templateProblem(text)).toEqual(problem);
  });

  it('B-21 PAIN-7.4 blanks after open braces cost no more than their number', () => {
    const start = performance.now();
    expect(templateProblem(`{{${' '.repeat(5_000)}`)).toEqual({ kind: 'unclosed' });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
