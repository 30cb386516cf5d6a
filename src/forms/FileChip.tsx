import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FileText, X } from 'lucide-react';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { plainName } from '@/lib/links';

interface FileChipProps {
  name: string;
  /** Where a stored file can be seen. */
  href?: string | null;
  disabled: boolean;
  onRemove: () => void;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 220 };

/** A chosen or stored file by its name, with the way to take it out. */
export function FileChip({ name: given, href = null, disabled, onRemove }: FileChipProps) {
  const { t } = useTranslation();
  const name = plainName(given);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minWidth: 0,
        height: 36,
        pl: 1,
        pr: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius)',
        typography: 'caption',
      }}
    >
      <FileText size={16} aria-hidden />
      {href === null ? (
        <Box component="span" dir="ltr" sx={cut}>
          {name}
        </Box>
      ) : (
        <Link href={href} target="_blank" rel="noreferrer" sx={{ ...cut, py: 0.5 }}>
          {name}
        </Link>
      )}
      <IconAction
        size="small"
        label={t('common.removeFile', { name })}
        icon={<X size={14} />}
        disabled={disabled}
        onClick={onRemove}
      />
    </Box>
  );
}
