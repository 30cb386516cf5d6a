// Loaded before anything else (`node --import`), it moves today to the instant PROSA_NOW (ISO 8601); from there the
// clock goes on. For scripts/dates.mjs.
const realNow = Date.now;
const shift = new Date(process.env.PROSA_NOW).getTime() - realNow();
if (Number.isNaN(shift)) throw new Error(`PROSA_NOW is no instant: ${process.env.PROSA_NOW}`);
// On the date itself, where tests replace it.
Date.now = () => realNow() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [realNow() + shift] : args, made),
  apply: (target) => new target(realNow() + shift).toString(),
});
