/** Whether the machine's shortcuts are made with Cmd. */
export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);
