import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { rememberedTexts } from './rememberedTexts';

const texts = {
  save: 'Salvar',
  edit: 'Editar {{name}}',
  twice: '{{name}}, {{name}} e {{other}}',
  nested: '$t(save) {{name}}',
  page_one: '{{count}} página',
  page_other: '{{count}} páginas',
  kind: 'Tipo',
  kind_open: 'Tipo aberto',
};

async function start() {
  const library = i18next.createInstance();
  await library.init({
    lng: 'pt',
    resources: { pt: { translation: texts } },
    interpolation: { escapeValue: false },
  });
  const asked: string[] = [];
  let edition = 0;
  const fixed = library.getFixedT('pt');
  const plain = (key: string, options: object = {}) => String(Reflect.apply(fixed, undefined, [key, options]));
  const counting = (key: string, options: object = {}): string => {
    asked.push(key);
    return plain(key, options);
  };
  const add = (more: Record<string, string>) => {
    library.addResourceBundle('pt', 'translation', more);
    edition += 1;
  };
  return { t: rememberedTexts(counting, () => edition), plain, asked, add };
}

describe('rememberedTexts', () => {
  it('PUB-40 a value turns nothing round', async () => {
    const { t } = await start();
    expect(t('edit', { name: 'Ana\u202E' })).toBe('Editar Ana');
  });

  it('looks a text up once, with or without values', async () => {
    const { t, asked } = await start();
    expect([t('save'), t('save'), t('edit', { name: 'Ana' }), t('edit', { name: 'Bia' })]).toEqual([
      'Salvar',
      'Salvar',
      'Editar Ana',
      'Editar Bia',
    ]);
    expect(asked).toEqual(['save', 'edit']);
  });

  it.each([
    ['save', {}],
    ['save', { name: 'nobody asks for it' }],
    ['edit', {}],
    ['edit', { name: '$& $1 {{name}} $t(save)' }],
    ['twice', { name: 'a', other: 'b' }],
    ['nested', { name: 'tudo' }],
    ['page', { count: 1 }],
    ['page', { count: 2 }],
    ['kind', { context: 'open' }],
    ['missing', {}],
    ['missing', { name: 'x' }],
  ])('answers as the library does: %s %j', async (key, options) => {
    const { t, plain } = await start();
    expect([t(key, options), t(key, options)]).toEqual([plain(key, options), plain(key, options)]);
  });

  it('shows a text that is added later', async () => {
    const { t, add } = await start();
    expect(t('late')).toBe('late');
    add({ late: 'Mais tarde' });
    expect(t('late')).toBe('Mais tarde');
  });
});
