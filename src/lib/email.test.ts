import { describe, expect, it } from 'vitest';
import { emailToSend, isEmail } from './email';

describe('DAY-83 an address needs a domain with a dot', () => {
  it.each(['ana@exemplo.com', ' ana@exemplo.com ', 'a.b+c@sub.exemplo.com.br', 'jefa@münchen.example'])(
    '%s is one',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each(['zoe@x', 'zoe', '@x.com', 'zoe@', 'zoe@x.', 'zoe@.com', 'zoe @x.com', 'zoe@x@y.com', ''])(
    '%s is none',
    (text) => expect(isEmail(text)).toBe(false),
  );

  it('DAY-35 is sent without blanks around it and without capital letters', () => {
    expect(emailToSend(' Jefa@Exemplo.COM ')).toBe('jefa@exemplo.com');
  });
});
