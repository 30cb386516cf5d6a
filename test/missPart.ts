import { fetchAsked } from '@/browser/missingCode';

/** Somebody asks for a part of the app whose file is gone. */
export const missPart = (): void =>
  void fetchAsked(() => Promise.reject(new TypeError('Failed to fetch'))).catch(() => undefined);
