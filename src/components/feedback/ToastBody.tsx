import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useTranslation } from '@/i18n/useTranslation';
import { Past } from '@/browser/past';
import { IconAction } from '@/components/buttons/IconAction';
import { useCommands } from '@/components/hooks/useCommands';
import { refuseClick } from '@/components/hooks/refuseClick';

interface ToastBodyProps {
  text: string;
  type: 'success' | 'error' | 'info' | 'warning';
  life: number;
  toastId: string;
  act?: (() => void) | undefined;
  label?: string | undefined;
}

const looks = {
  success: { Icon: Check, color: 'app.success' },
  error: { Icon: CircleAlert, color: 'app.error' },
  info: { Icon: Info, color: 'app.info' },
  warning: { Icon: TriangleAlert, color: 'app.warning' },
} as const;

/** Toasts that went: those above them come down, under a hand that had set out for one of them. */
const gone = new Past<string>();

/**
 * Keeps its own time: the library's runs on a CSS animation, which reduced motion switches off, and it does not
 * pause on focus. Hover and focus stop the clock; leaving starts it again.
 */
function useLife(life: number, toastId: string) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const node = root.current?.closest<HTMLElement>('.Toastify__toast') ?? root.current;
    if (!node) return undefined;

    let timer = setTimeout(() => toast.dismiss(toastId), life);
    const hold = () => clearTimeout(timer);
    const release = () => {
      clearTimeout(timer);
      if (node.matches(':hover') || node.contains(document.activeElement)) return;
      timer = setTimeout(() => toast.dismiss(toastId), life);
    };
    const afterBlur = () => setTimeout(release);

    node.addEventListener('mouseenter', hold);
    node.addEventListener('mouseleave', release);
    node.addEventListener('focusin', hold);
    node.addEventListener('focusout', afterBlur);
    return () => {
      clearTimeout(timer);
      node.removeEventListener('mouseenter', hold);
      node.removeEventListener('mouseleave', release);
      node.removeEventListener('focusin', hold);
      node.removeEventListener('focusout', afterBlur);
    };
  }, [life, toastId]);

  return root;
}

/** One toast: icon in the status colour, text, undo, close. */
export function ToastBody({ text, type, life, toastId, act, label }: ToastBodyProps) {
  const { t } = useTranslation();
  const root = useLife(life, toastId);
  const { Icon, color } = looks[type];

  useEffect(() => () => gone.add(toastId), [toastId]);
  const press =
    act &&
    (() => {
      toast.dismiss(toastId);
      act();
    });
  useCommands({ undo: label === undefined ? press : undefined });
  const handleClick = (event: MouseEvent) => {
    if (event.detail > 0 && gone.sinceAimed().length > 0) return refuseClick(event, t);
    press?.();
  };

  return (
    <Box
      ref={root}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25, width: 1, py: 1, pl: 1.75, pr: 1, typography: 'body1' }}
    >
      <Box component="span" aria-hidden sx={{ display: 'grid', flex: 'none', color }}>
        <Icon size={20} />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {act && (
        <Button size="small" onPointerDown={gone.press} onClick={handleClick}>
          {label ?? t('common.undo')}
        </Button>
      )}
      <IconAction
        size="small"
        label={t('common.closeNotice')}
        icon={<X size={16} />}
        onClick={() => toast.dismiss(toastId)}
      />
    </Box>
  );
}
