import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { QueueOption } from '@/api/chatbotOptions';
import { ActionMenu } from '@/components/buttons/ActionMenu';
import { IconAction } from '@/components/buttons/IconAction';
import { useFormLock } from '@/forms/formLock';
import { useTranslation } from '@/i18n/useTranslation';
import { OptionForm } from './OptionForm';
import { draftKey, textsOf, type Drafts } from './queueValues';
import { useFocusSoon } from './useFocusSoon';

interface OptionItemProps {
  option: QueueOption;
  position: number;
  count: number;
  queueId: number;
  busy: boolean;
  /** By so many places. */
  onMove: (by: number) => void;
  onDelete: () => void;
  /** The level inside it; drawn, and so asked for, once it is opened. */
  children: ReactNode;
}

const icon = { size: 16 } as const;

/** One entry: shown or edited in place, moved, deleted, with the entries inside it. */
export function OptionItem(props: OptionItemProps) {
  const { option, position, count, queueId, busy, onMove, onDelete, children } = props;
  const { t } = useTranslation();
  const { id, parentId, title, message } = option;
  const [{ value: drafts }, , { setValue }] = useField<Drafts>('drafts');
  const [open, setOpen] = useState(false);
  const locked = useFormLock() || busy;
  const root = useRef<HTMLLIElement>(null);
  const focusSoon = useFocusSoon(root);
  const key = draftKey(id, parentId);
  const Chevron = open ? ChevronDown : ChevronRight;

  const handleEdit = () => {
    const opened = textsOf(option);
    void setValue({ ...drafts, [key]: { id, parentId, ...opened, opened } });
  };

  return (
    <Box component="li" ref={root} data-option={id} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {key in drafts ? (
        <OptionForm
          queueId={queueId}
          draftName={key}
          position={position}
          onDone={() => focusSoon(`[data-edit="${id}"]`)}
        />
      ) : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            minHeight: 48,
            pl: 0.5,
            pr: 0.5,
            py: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius)',
          }}
        >
          <IconAction
            size="small"
            label={t('queueOptions.within', { title })}
            icon={<Chevron {...icon} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
          <Box component="span" sx={{ minWidth: 20, color: 'app.text2', fontWeight: 600, textAlign: 'center' }}>
            {position}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, pl: 0.5 }}>
            <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Typography>
            {message && (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
              >
                {message}
              </Typography>
            )}
          </Box>
          <IconAction
            size="small"
            data-edit={id}
            label={t('lists.editNamed', { name: title })}
            icon={<Pencil {...icon} />}
            disabled={locked}
            onClick={handleEdit}
          />
          <ActionMenu
            size="small"
            label={t('lists.actionsOf', { name: title })}
            disabled={locked}
            items={[
              {
                label: t('queueOptions.moveUp'),
                icon: <ArrowUp {...icon} />,
                disabled: position === 1,
                onSelect: () => onMove(-1),
              },
              {
                label: t('queueOptions.moveDown'),
                icon: <ArrowDown {...icon} />,
                disabled: position === count,
                onSelect: () => onMove(1),
              },
              {
                label: t('common.delete'),
                icon: <Trash2 {...icon} />,
                danger: true,
                divided: true,
                onSelect: onDelete,
              },
            ]}
          />
        </Box>
      )}
      {open && <Box sx={{ pl: { xs: 1.5, sm: 3 }, ml: 1.75, borderLeft: 1, borderColor: 'divider' }}>{children}</Box>}
    </Box>
  );
}
