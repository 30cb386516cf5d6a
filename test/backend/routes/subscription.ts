import { randomBytes } from 'node:crypto';
import { payCharge } from '../billing.ts';
import { AppError, requireAuth } from '../context.ts';
import { body, number, records, text } from '../parse.ts';
import type { Register } from '../routes.ts';

/** How long a Pix code can be paid, in seconds. */
const LIFETIME = 3_600;
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';

/** Contract back office §16: the charge of the provider as it comes, and the provider's word that it was paid. */
export const registerSubscription: Register = (app, ctx) => {
  const { charges, invoices } = ctx.store;

  app.post('/subscription', requireAuth, async (c) => {
    const input = await body(c);
    const price = number(input.price);
    const refused = price === null || number(input.users) === null || number(input.connections) === null;
    if (refused) throw new AppError('Validation fails');
    const invoiceId = number(input.invoiceId);
    const txid = randomBytes(16).toString('hex');
    // Without its invoice the payment is lost: nothing ties it to anything.
    if (invoiceId !== null && invoices.get(invoiceId)) {
      charges.insert((id) => ({ id, txid, invoiceId, paid: false, ...ctx.stamps() }));
    }
    const location = `qrcodes-pix.example/v2/${txid}`;
    return c.json({
      calendario: { criacao: ctx.now().toISOString(), expiracao: LIFETIME },
      txid,
      revisao: 0,
      loc: { id: 1, location, tipoCob: 'cob' },
      location,
      status: 'ATIVA',
      valor: { original: price.toFixed(2) },
      chave: 'none',
      solicitacaoPagador: `#Fatura:${String(invoiceId)}`,
      qrcode: {
        qrcode: `00020126580014br.gov.bcb.pix0136${txid}5204000053039865802BR5909DEMO SA6009SAO PAULO62070503***6304ABCD`,
        imagemQrcode: picture,
      },
    });
  });

  app.post('/subscription/webhook', async (c) => {
    const { pix } = await body(c);
    for (const { txid } of records(pix)) payCharge(ctx, text(txid));
    return c.json({ ok: true });
  });
};
