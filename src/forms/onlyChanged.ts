import { getIn, prepareDataForValidation, type FormikValues } from 'formik';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { isSame } from './mergeRecord';

/**
 * The `params` of a test that looks at more than a value, such as the time or what a save sets going: its fault counts
 * although nobody changed the field.
 */
export const onEverySave = { onEverySave: true } as const;

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
  const before = prepareDataForValidation(opened);
  return {
    validate: async (values: FormikValues, options) => {
      const faultsOf = async (checked: FormikValues): Promise<readonly ValidationError[]> => {
        try {
          await schema.validate(checked, { ...options, context: checked });
          return [];
        } catch (error) {
          if (error instanceof ValidationError) return error.inner;
          throw error;
        }
      };
      const faults = await faultsOf(values);
      const old = faults.length === 0 ? [] : await faultsOf(before);
      const left = faults.filter(({ path = '', message, params }) => {
        const stood = old.some((fault) => fault.path === path && fault.message === message);
        const place = placeOf(path);
        return !stood || params?.['onEverySave'] === true || !isSame(getIn(before, place), getIn(values, place));
      });
      if (left.length > 0) throw new ValidationError([...left], values);
      return values;
    },
  };
}
