/** The room of a picture or video, the same before and after it has come (PAIN-3.2). */
export const mediaBox = {
  position: 'relative',
  display: 'block',
  width: 'min(320px, 62vw)',
  maxWidth: '100%',
  aspectRatio: '4 / 3',
  maxHeight: 320,
  borderRadius: '9px',
  overflow: 'hidden',
  bgcolor: 'var(--inset)',
} as const;
