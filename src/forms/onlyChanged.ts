import { getIn, prepareDataForValidation, type FormikValues } from 'formik';
import type { AnyObjectSchema, ValidationError } from 'yup';
import { isSame } from './mergeRecord';

/** By its name, as Formik tells it: Yup itself comes with the rules of a form. */
const isFault = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** Where a fault belongs: a row of a list as a whole, whose fields are judged by one another. */
const placeOf = (path: string): string => path.replace(/\.[^.]+$/, '');

/**
 * A schema for a record that is stored already. What it came with may break a rule of today: an import, a colleague or
 * an earlier version took it. A fault that stood there before, of what nobody has changed, holds no other change back
 * (PUB-20).
 * @param opened what the form opened with
 * @returns for Formik's `validationSchema`
 */
export function onlyChanged(schema: AnyObjectSchema, opened: FormikValues): Pick<AnyObjectSchema, 'validate'> {
  return {
    validate: async (values: FormikValues, options) => {
      try {
        await schema.validate(values, options);
      } catch (error) {
        if (!isFault(error)) throw error;
        const before = prepareDataForValidation(opened);
        const old = await schema.validate(before, { ...options, context: before }).then(
          () => [],
          (reason: unknown) => (isFault(reason) ? reason.inner : []),
        );
        error.inner = error.inner.filter(({ path = '', message, params }) => {
          const stood = old.some((fault) => fault.path === path && fault.message === message);
          const place = placeOf(path);
          return !stood || params?.['onEverySave'] === true || !isSame(getIn(before, place), getIn(values, place));
        });
        if (error.inner.length > 0) throw error;
      }
      return values;
    },
  };
}
