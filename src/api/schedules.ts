import { http } from './http';
import type { Iso } from './wire';
import { paged, restApi } from './rest';
import { getSession } from './session';

/** A message for later (Y-15). POST, and events, leave `contact` out (contract back-office, defect 16). */
export interface Schedule {
  id: number;
  body: string;
  sendAt: Iso | null;
  sentAt: Iso | null;
  contactId: number | null;
  /** Without one the server never sends it (contract back-office 8). */
  userId?: number | null;
  /** PENDENTE, AGENDADA (taken by the sender), ENVIADA or ERRO. */
  status: string | null;
  contact?: { id: number; name: string } | null;
  mediaPath?: string | null;
  mediaName?: string | null;
}

export interface ScheduleInput {
  body: string;
  contactId: number;
  /** ISO with Z (decisions: Dates). */
  sendAt: Iso;
}

/** A key that is left out stays as it is on the server. */
export interface ScheduleChange extends Partial<ScheduleInput> {
  status?: 'PENDENTE';
  userId?: number;
}

export const scheduleKeys = { all: ['schedules'] as const };

const path = '/schedules';
const rest = restApi<Schedule, ScheduleChange>(path, paged<Schedule>('schedules'));

/** GET /schedules/{id} (SC-10). */
export const getSchedule = rest.get;

/** POST /schedules (SC-09); the session's user is added here (decisions: Session values). */
export const createSchedule = (input: ScheduleInput): Promise<Schedule> => {
  const userId = getSession()?.userId;
  return rest.create({ ...input, ...(userId !== undefined && { userId }) });
};

/** PUT /schedules/{id}, for admins only (SC-09, contract back-office 25). */
export const updateSchedule = rest.update;

/** GET, POST, PUT and DELETE /schedules (SC-01, SC-09, SC-10). */
export const scheduleApi = { ...rest, create: createSchedule };

/** POST /schedules/{id}/media-upload, multipart field `file` (SC-09). */
export async function uploadScheduleMedia(id: number, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file, file.name);
  await http.post(`${path}/${id}/media-upload`, form);
}

/** DELETE /schedules/{id}/media-upload (SC-09). */
export async function deleteScheduleMedia(id: number): Promise<void> {
  await http.delete(`${path}/${id}/media-upload`);
}
