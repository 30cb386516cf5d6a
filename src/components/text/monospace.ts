/** For codes, addresses and examples (design, "Type"). */
export const monospaceStack = "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, monospace";
