export interface Sample {
  endpoint: string;
  token: string;
  number: string;
  body: string;
}

export type ExampleLanguage = 'curl' | 'javascript';

/** A word of the shell: nothing in it is read by the shell, whatever language the sample is in. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A text of JavaScript in single quotes. */
const script = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const textCurl = ({ endpoint, token, number, body }: Sample): string =>
  [
    `curl -X POST ${shell(endpoint)} \\`,
    `  -H ${shell(`Authorization: Bearer ${token}`)} \\`,
    `  -H ${shell('Content-Type: application/json')} \\`,
    `  -d ${shell(JSON.stringify({ number, body }))}`,
  ].join('\n');

const textScript = ({ endpoint, token, number, body }: Sample): string =>
  [
    `const response = await fetch(${script(endpoint)}, {`,
    `  method: 'POST',`,
    `  headers: {`,
    `    Authorization: ${script(`Bearer ${token}`)},`,
    `    'Content-Type': 'application/json',`,
    `  },`,
    `  body: JSON.stringify({`,
    `    number: ${script(number)},`,
    `    body: ${script(body)},`,
    `  }),`,
    `});`,
    `console.log(response.status, await response.json());`,
  ].join('\n');

const mediaCurl = ({ endpoint, token, number, body }: Sample): string =>
  [
    `curl -X POST ${shell(endpoint)} \\`,
    `  -H ${shell(`Authorization: Bearer ${token}`)} \\`,
    `  -F ${shell(`number=${number}`)} \\`,
    `  -F ${shell(`body=${body}`)} \\`,
    `  -F ${shell('medias=@arquivo.pdf')}`,
  ].join('\n');

const mediaScript = ({ endpoint, token, number, body }: Sample): string =>
  [
    `const form = new FormData();`,
    `form.append('number', ${script(number)});`,
    `form.append('body', ${script(body)});`,
    `form.append('medias', file); // File`,
    ``,
    `const response = await fetch(${script(endpoint)}, {`,
    `  method: 'POST',`,
    `  headers: { Authorization: ${script(`Bearer ${token}`)} },`,
    `  body: form,`,
    `});`,
    `console.log(response.status, await response.json());`,
  ].join('\n');

export type ExampleKind = 'text' | 'media';

/** What another system would run, from the address this app itself talks to (AP-01). */
export const examples: Readonly<Record<ExampleKind, Readonly<Record<ExampleLanguage, (sample: Sample) => string>>>> = {
  text: { curl: textCurl, javascript: textScript },
  media: { curl: mediaCurl, javascript: mediaScript },
};
