// Runs in the page, after testing-library: finds things as people name them.
(() => {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom;
  const asName = (name) => (typeof name === 'object' ? new RegExp(name.source, name.flags) : name);
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });

  function inside(root, { role, label, text }) {
    if (role) return queryAllByRole(root, role[0], role[1] === undefined ? {} : { name: asName(role[1]) });
    if (label) return queryAllByLabelText(root, asName(label));
    return queryAllByText(root, asName(text)).filter(isSeen);
  }

  function all({ within, which, ...target }) {
    const roots = within ? all(within) : [document.body];
    const found = [...new Set(roots.flatMap((root) => inside(root, target)))];
    if (which === undefined) return found;
    return found.slice(...(which === 'first' ? [0, 1] : [-1]));
  }

  function one(target) {
    const found = all(target);
    if (found.length > 1) throw new Error(`${found.length} of ${JSON.stringify(target)}`);
    return found[0] ?? null;
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** The centre of what stands still and is covered by nothing; null while it is not so. */
  async function centre(target) {
    const element = one(target);
    if (!element || element.disabled) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const before = element.getBoundingClientRect();
    await frame();
    await frame();
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || left !== before.left || top !== before.top) return null;
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? [x, y] : null;
  }

  function filesOf(files) {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }

  window.inPage = {
    count: (target) => all(target).length,
    texts: (target) => all(target).map((element) => element.textContent),
    value: (target) => one(target)?.value ?? null,
    isFocused: (target) => one(target) !== null && one(target) === document.activeElement,
    centre,
    focus: (target) => one(target)?.focus(),
    /** All of a field's text is chosen, so that typing replaces it. */
    choose: (target) => one(target)?.select?.(),
    /** For fields whose parts each engine lays out and types in its own way, such as a date. */
    set(target, value) {
      const field = one(target);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    paste(target, files) {
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Firefox takes no files from the event's own description.
      Object.defineProperty(event, 'clipboardData', { value: filesOf(files) });
      one(target).dispatchEvent(event);
    },
    give(target, files) {
      const field = one(target);
      field.files = filesOf(files).files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
})();
