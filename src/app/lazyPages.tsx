import type { ComponentType } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import { loadEntranceTexts, loadOfficeTexts } from '@/i18n/i18n';
import { withTexts } from '@/i18n/withTexts';
import { PageLoading } from './PageLoading';

/** A page whose code is fetched when it is first shown, or earlier. */
export const page = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) => {
  const { Component, preload } = lazyPart(async () => (await load())[name], { fallback: <PageLoading /> });
  return { component: () => <Component />, preload };
};

/** A page of the back office brings its texts along. */
export const office = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  page(() => withTexts(load(), loadOfficeTexts), name);

/** A public page beside the login brings its texts along. */
export const entrance = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  page(() => withTexts(load(), loadEntranceTexts), name);
