/** Loaded into a portal before anything else: shifts its clock by CLOCK_SHIFT_MS. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? '0');
const now = (): number => RealDate.now() + shift;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [now()], made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
