import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { SearchField } from '@/components/inputs/SearchField';
import { useDebounced } from '@/components/hooks/useDebounced';
import { useTranslation } from '@/i18n/useTranslation';

interface ListHeadProps {
  title: string;
  /** Rows that are here, and those on the server where it says; null while the list is not here. */
  count: { shown: number; total: number | null } | null;
  headingRef: Ref<HTMLHeadingElement>;
  /** Before the title: the way back to where the list belongs. */
  lead?: ReactNode;
  /** Name and hint of the search box; absent: none. */
  search?: { label: string; hint: string; value: string; onChange: (value: string) => void } | undefined;
  /** Secondary buttons. */
  toolbar?: ReactNode;
  add?: { label: string; onClick: () => void } | undefined;
  narrow: boolean;
  /** The page has a title of its own, and this is a part of it. */
  part?: boolean;
}

function ListSearch({ label, hint, value, onChange }: NonNullable<ListHeadProps['search']>) {
  const { shown, change, flush } = useDebounced(value, onChange);
  return (
    <SearchField
      value={shown}
      onChange={change}
      onEnter={flush}
      label={label}
      placeholder={hint}
      sx={{ width: { xs: 1, sm: 280 }, bgcolor: 'background.paper' }}
    />
  );
}

/** "40 de 45" while more are to come, "45" then; of a search likewise (QI-01). */
function Count({ shown, total }: NonNullable<ListHeadProps['count']>) {
  const { t, i18n } = useTranslation();
  const part = total !== null && total > shown;
  return part ? t('lists.part', { shown, total }) : new Intl.NumberFormat(i18n.language).format(shown);
}

/** Title with its count, search, secondary buttons and the one primary button (design, "Table page"). */
export function ListHead({
  title,
  count,
  headingRef,
  lead,
  search,
  toolbar,
  add,
  narrow,
  part = false,
}: ListHeadProps) {
  const primary = add && (
    <Button variant="contained" startIcon={<Plus size={16} />} onClick={add.onClick}>
      {add.label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
      {lead}
      <Typography
        variant={part ? 'h2' : 'h1'}
        ref={headingRef}
        tabIndex={-1}
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {count && (
        // Said below the list as it changes.
        <Typography
          variant="body2"
          aria-hidden
          sx={{ ml: 0.5, color: 'app.text3', fontVariantNumeric: 'tabular-nums' }}
        >
          <Count {...count} />
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      {narrow && primary}
      {search && <ListSearch {...search} />}
      {toolbar}
      {!narrow && primary}
    </Box>
  );
}
