import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { SearchField } from '@/components/SearchField';
import { useDebounced } from '@/components/useDebounced';
import { useTranslation } from '@/i18n/useTranslation';

interface ListHeadProps {
  title: string;
  /** Rows on the server, null while unknown. */
  total: number | null;
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

/** Title with its total, search, secondary buttons and the one primary button (design, "Table page"). */
export function ListHead({
  title,
  total,
  headingRef,
  lead,
  search,
  toolbar,
  add,
  narrow,
  part = false,
}: ListHeadProps) {
  const { i18n } = useTranslation();
  const primary = add && (
    <Button variant="contained" startIcon={<Plus size={16} strokeWidth={2} />} onClick={add.onClick}>
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
      {total !== null && (
        <Typography
          variant="body2"
          aria-hidden
          sx={{ ml: 0.5, color: 'app.text3', fontVariantNumeric: 'tabular-nums' }}
        >
          {new Intl.NumberFormat(i18n.language).format(total)}
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
