import { describe, expect, it } from 'vitest';
import { contactVariables, fillCampaignText, unknownPlaceholder } from './campaignText';

const values = new Map([
  ['nome', 'Ana {x}'],
  ['email', ''],
  ['cupom', 'DEZ'],
]);
const filled = (text: string) => fillCampaignText(text, values).map((part) => part.text);

describe('the text of a campaign', () => {
  it('CP-16 fills in contact and settings once, leaves out empty values and keeps what is no variable', () => {
    expect(fillCampaignText('Oi {nome}, use {cupom}', values)).toEqual([
      { text: 'Oi ', filled: false },
      { text: 'Ana {x}', filled: true },
      { text: ', use ', filled: false },
      { text: 'DEZ', filled: true },
    ]);
    expect(filled('{email}fim')).toEqual(['fim']);
    expect(filled('{Nome} {{nome}} {')).toEqual(['{Nome} {', 'Ana {x}', '} {']);
    expect(filled('')).toEqual([]);
    expect(filled('{cupom}{cupom}')).toEqual(['DEZ', 'DEZ']);
    expect(filled('{}{x}')).toEqual(['{}{x}']);
    expect(contactVariables).toEqual(['nome', 'email', 'numero']);
  });

  it('CP-16 DAY-49 points out the first thing in braces that arrives with braces', () => {
    const known = new Set(values.keys());
    const said = (text: string) => unknownPlaceholder(text, known);
    expect(said('Oi {nome} {sobrenome} {x}')).toEqual({ written: '{sobrenome}', name: 'sobrenome', doubled: false });
    expect(said('Oi {nome}')).toBeNull();
    expect(said('{} {x}')).toEqual({ written: '{}', name: '', doubled: false });
    expect(said('Oi {{name}}')).toEqual({ written: '{{name}}', name: 'name', doubled: false });
    expect(said('Oi {{nome}}')).toEqual({ written: '{{nome}}', name: 'nome', doubled: true });
    expect(said('Oi {{nome} e {')).toBeNull();
  });
});
