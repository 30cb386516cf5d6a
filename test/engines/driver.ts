/** Keys that have no character, and the space, which acts like one of them. */
export const keys = ['Enter', 'Escape', 'Space', 'Tab', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const;
export type Key = (typeof keys)[number];

/** The little that an engine must be able to do; everything else is written once, over this (person.ts). */
export interface Driver {
  /** Opens an address and waits until it is loaded. */
  goto(address: string): Promise<void>;
  /** The value of an expression of JavaScript in the page, awaited; what JSON cannot hold is left out. */
  evaluate(expression: string): Promise<unknown>;
  /** Types characters, each as a key of its own, wherever the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses and lets go of the mouse at a place of the window. */
  click(x: number, y: number): Promise<void>;
  /** Turns the wheel there, upwards below zero. */
  wheel(x: number, y: number, pixels: number): Promise<void>;
  /** Warnings and errors of the page so far. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser; each visitor has storage and cookies of their own, in a window of 1280 by 800. */
export interface Engine {
  visitor(): Promise<Driver>;
  close(): Promise<void>;
}

/** @throws where scripts/engines.mjs has not said it */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: run the journeys with npm run test:engines`);
  }
  return value;
}

export const size = { width: 1280, height: 800 } as const;
export const timezone = 'America/Sao_Paulo';
export const locale = 'pt-BR';
