import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardFreshLayers } from './freshLayers';

const press = (target: Element, detail: number) => {
  target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
};

const layer = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'MuiModal-root';
  document.body.append(element);
  return element;
};

afterEach(() => document.body.replaceChildren());

describe('the second click of a double click', () => {
  it('DAY-41 does nothing on a layer that the first one has opened', () => {
    const end = guardFreshLayers();
    const opener = document.createElement('button');
    document.body.append(opener);
    const clicked = vi.fn();
    const opened: HTMLElement[] = [];
    opener.addEventListener('click', () => opened.push(layer()));
    press(opener, 1);
    const [fresh = expect.fail('the click opened nothing')] = opened;
    fresh.addEventListener('click', clicked);
    press(fresh, 2);
    expect(clicked).not.toHaveBeenCalled();
    press(fresh, 1);
    expect(clicked).toHaveBeenCalledOnce();
    end();
  });

  it('DAY-41 counts on a layer that was there, and on the page', () => {
    const end = guardFreshLayers();
    const old = layer();
    const clicked = vi.fn();
    document.body.addEventListener('click', clicked);
    press(old, 1);
    press(old, 2);
    press(document.body, 2);
    expect(clicked).toHaveBeenCalledTimes(3);
    document.body.removeEventListener('click', clicked);
    end();
  });
});
