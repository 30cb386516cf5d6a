/** What the tools around the text do. */
export interface ToolHandlers {
  onEmoji: () => void;
  onAttach: () => void;
  onQuickAnswers: () => void;
  onVariables: (anchor: HTMLElement) => void;
  onRecord: () => void;
  onSend: () => void;
}

export const toolIcon = { size: 20 } as const;
