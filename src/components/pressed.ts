let pressed = false;

const follow = (value: boolean) => () => {
  pressed = value;
};

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', follow(true), true);
  window.addEventListener('pointerup', follow(false), true);
  window.addEventListener('pointercancel', follow(false), true);
}

/** Whether a mouse button, a pen or a finger is down: what is moved in the document meanwhile gets no click. */
export const isPressed = (): boolean => pressed;
