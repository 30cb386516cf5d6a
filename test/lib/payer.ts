const card = { number: '4111111111111111', name: 'ROGERIO LIMA', expiry: '1299', cvv: '123' };

/** What the data step of the checkout asks for, by label. */
export const payer: readonly (readonly [RegExp, string])[] = [
  [/^Nome(?! no)/, 'Rogério'],
  [/^Sobrenome/, 'Lima'],
  [/^Endereço/, 'Rua das Flores, 10'],
  [/^Cidade/, 'São Paulo'],
  [/^Estado/, 'SP'],
  [/^CEP/, '01000-000'],
  [/^Nome no cartão/, card.name],
  [/^Número do cartão/, card.number],
  [/^Validade/, card.expiry],
  [/^Código de segurança/, card.cvv],
];
