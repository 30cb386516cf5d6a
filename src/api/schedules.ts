import { http } from './http';
import type { Iso } from './page';

export interface Schedule {
  id: number;
  body: string;
  sendAt: Iso;
  sentAt: Iso | null;
  contactId: number;
  status: string;
  contact?: { id: number; name: string };
  mediaPath?: string | null;
  mediaName?: string | null;
}

export interface ScheduleInput {
  body: string;
  contactId: number;
  /** ISO with Z (decisions: Dates). */
  sendAt: Iso;
  userId: number;
  ticketId?: number | null;
}

/** GET /schedules/{id} (SC-10). */
export async function getSchedule(id: number): Promise<Schedule> {
  const { data } = await http.get<Schedule>(`/schedules/${id}`);
  return data;
}

/** POST /schedules (SC-09). */
export async function createSchedule(input: ScheduleInput): Promise<Schedule> {
  const { data } = await http.post<Schedule>('/schedules', input);
  return data;
}

/** PUT /schedules/{id} (SC-09). */
export async function updateSchedule(id: number, input: ScheduleInput): Promise<Schedule> {
  const { data } = await http.put<Schedule>(`/schedules/${id}`, input);
  return data;
}

/** POST /schedules/{id}/media-upload, multipart field `file` (SC-09). */
export async function uploadScheduleMedia(id: number, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file, file.name);
  await http.post(`/schedules/${id}/media-upload`, form);
}

/** DELETE /schedules/{id}/media-upload (SC-09). */
export async function deleteScheduleMedia(id: number): Promise<void> {
  await http.delete(`/schedules/${id}/media-upload`);
}
