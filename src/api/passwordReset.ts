import { isRecord } from '@/lib/guards';
import { failureStatus, toFailure } from './errors';
import { publicHttp } from './http';

/** Nobody has this e-mail, or the code is wrong: as an HTTP status or as `status` of the answer (decisions: Both dialects). */
export type ResetAnswer = 'done' | 'notFound';

const NOT_FOUND = 404;

const says404 = (data: unknown): boolean => isRecord(data) && Number(data['status']) === NOT_FOUND;

/** The address holds the password, so nothing but the status may reach a log (contract back-office, defect 1). */
async function ask(path: string, step: string): Promise<ResetAnswer> {
  try {
    const { data } = await publicHttp.post<unknown>(path);
    return says404(data) ? 'notFound' : 'done';
  } catch (error) {
    const { kind, status } = toFailure(error);
    console.warn('password reset', step, kind, status);
    if (failureStatus(error) === NOT_FOUND) return 'notFound';
    throw error;
  }
}

/** POST /forgetpassword/{email}, without a token: mails a verification code (FP-02, V-02). */
export const requestResetCode = (email: string): Promise<ResetAnswer> =>
  ask(`/forgetpassword/${encodeURIComponent(email)}`, 'code');

export interface ResetInput {
  email: string;
  token: string;
  newPassword: string;
}

/** POST /resetpasswords/{email}/{token}/{newPassword}, without a token, each part encoded (FP-07, V-02, Y-25). */
export const resetPassword = ({ email, token, newPassword }: ResetInput): Promise<ResetAnswer> =>
  ask(`/resetpasswords/${[email, token, newPassword].map(encodeURIComponent).join('/')}`, 'password');
