const sandbox = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Which policy an upload of a type is answered with, by every web server in front and by the embedded backend. */
export const uploadPolicies = [
  ['text/html', sandbox],
  ['text/html; charset=utf-8', sandbox],
  ['Application/XHTML+xml', sandbox],
  ['image/svg+xml', sandbox],
  ['text/javascript', sandbox],
  ['text/plain', sandbox],
  ['application/octet-stream', sandbox],
  ['image/png', null],
  ['image/webp', null],
  ['audio/ogg; codecs=opus', null],
  ['video/mp4', null],
  ['application/pdf', null],
] as const;
