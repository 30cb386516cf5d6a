// Loaded before anything else (`node --import`), it moves today to the instant PROSA_NOW (ISO 8601); from there the
// clock goes on. For scripts/dates.mjs.
const RealDate = Date;
const shift = new RealDate(process.env.PROSA_NOW).getTime() - RealDate.now();
if (Number.isNaN(shift)) throw new Error(`PROSA_NOW is no instant: ${process.env.PROSA_NOW}`);
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
