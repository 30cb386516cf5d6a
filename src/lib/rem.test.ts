import { describe, expect, it } from 'vitest';
import { inRem } from './rem';

describe('PUB-52 lengths grow with the letters', () => {
  it.each([
    ['margin:-8px 0 12px;', 'margin:-0.5rem 0 0.75rem;'],
    ['width:calc(100% - 16px);', 'width:calc(100% - 1rem);'],
    ['@media (max-width:599.95px)', '@media (max-width:37.496875rem)'],
    ['@container (min-width: 440px)', '@container (min-width: 27.5rem)'],
    ['transform:translate(.5px, 44px)', 'transform:translate(.5px, 2.75rem)'],
    // Hairlines, other units and names stay.
    ['border:1px solid;outline-offset:-1px', 'border:1px solid;outline-offset:-1px'],
    ['font-size:0.875rem;width:50%;--x2px:3em', 'font-size:0.875rem;width:50%;--x2px:3em'],
    ['@media (pointer: coarse)', '@media (pointer: coarse)'],
  ])('%s', (written, sent) => expect(inRem(written)).toBe(sent));
});
