import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { examples } from './examples';

const sample = {
  endpoint: 'https://host.example/api/api/messages/send',
  token: 'TOKEN',
  number: '5511912345678',
  body: `It's "here" \\ now`,
};

describe('examples of the messages API', () => {
  it('AP-01 curl sends the text as JSON with the token as bearer, whatever is in it', () => {
    const text = examples.text.curl(sample);
    expect(text).toContain(`curl -X POST 'https://host.example/api/api/messages/send'`);
    expect(text).toContain(`-H 'Authorization: Bearer TOKEN'`);
    const data = /-d '(.*)'$/s.exec(text)?.[1]?.replaceAll(`'\\''`, `'`);
    expect(JSON.parse(data ?? '')).toEqual({ number: sample.number, body: sample.body });
  });

  it('AP-01 the script is a call that sends the same', async () => {
    const fetched = vi.fn<(url: string, init: { headers: object; body: string }) => object>(() => ({
      status: 200,
      json: () => ({}),
    }));
    // What people copy has to run.
    const run: unknown = runInNewContext(`(async () => { ${examples.text.javascript(sample)} })()`, {
      fetch: fetched,
      console: { log: () => undefined },
    });
    await run;
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(sample.endpoint);
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer TOKEN' });
    expect(JSON.parse(init?.body ?? '')).toEqual({ number: sample.number, body: sample.body });
  });

  it('AP-01 media goes as a form: number and text before the files', () => {
    for (const text of Object.values(examples.media).map((make) => make(sample))) {
      const places = ['number', 'body', 'medias'].map((field) => text.indexOf(field, text.indexOf('number')));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(text).not.toContain('application/json');
    }
  });
});
