import { describe, expect, it } from 'vitest';
import { addressAt } from './addresses';
import { formatLine } from './whatsappFormat';

describe('PUB-65 what only looks like a telephone number', () => {
  it.each([
    '+25.000.000',
    'Lucro de +120.000.000!',
    '-23.5505, -46.6333',
    '23.5505, 46.6333',
    '+23.550520, +46.633308',
    '(-23.550520, -46.633308)',
    '+20 30 40 50',
    '+20-30-40-50.',
  ])('%s is text', (line) => {
    expect(formatLine(line, addressAt)).toEqual([{ type: 'text', text: line }]);
  });

  it.each(['+45 20 30 40 50', '+351.912.345.678', '+298 20 30 40'])('%s is one', (line) => {
    expect(formatLine(line, addressAt)).toEqual([expect.objectContaining({ type: 'link', text: line })]);
  });
});
