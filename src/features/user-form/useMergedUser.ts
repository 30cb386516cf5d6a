import { getUser, type UserInput } from '@/api/users';
import { readAgain } from '@/api/readAgain';
import { toldTexts, useMeanwhile } from '@/forms/useMeanwhile';
import { toInput, toValues, type UserValues } from './userValues';

/**
 * For a form of a user outside the list: the record is read again right before it is saved (PUB-11).
 * @param companyId the user's
 * @returns what gives the input of the save, for what `FormDialog` hands to its `onSubmit`; it throws as `useMeanwhile`
 */
export function useMergedUser(companyId: number) {
  const toChanges = useMeanwhile<UserValues>((theirs) => toldTexts(theirs, ['name', 'email']));
  return async (id: number, form: { values: UserValues; opened: UserValues }): Promise<UserInput> => {
    const now = toValues(await readAgain(() => getUser(id)));
    return toInput({ ...now, ...toChanges({ ...form, now }) }, companyId);
  };
}
