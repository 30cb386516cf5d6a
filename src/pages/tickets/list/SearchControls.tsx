import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Tag as TagIcon, User as UserIcon } from 'lucide-react';
import { tagList } from '@/api/tags';
import { userOptions } from '@/api/users';
import { SearchField } from '@/components/inputs/SearchField';
import { useSession } from '@/contexts/AuthContext';
import { ChoiceMenu, type Choice } from '@/features/tickets/ChoiceMenu';
import { choicesOf, useUnlisted, type Choices } from '@/forms/choices';
import { toOption } from '@/forms/option';
import { useDebounced } from '@/components/hooks/useDebounced';
import { useTranslation } from '@/i18n/useTranslation';
import type { TicketView } from './useTicketView';

interface SearchControlsProps {
  view: TicketView;
  change: (changes: Partial<TicketView>, options?: { replace: boolean }) => void;
  /** Whether the viewer may look for one person's tickets (T-08, X-03). */
  mayPickUser: boolean;
}

/** Records to filter by, and what is chosen and none of them: the address may be older than the list. */
function useFilterChoices(choices: Choices, chosen: readonly number[]): Choice[] {
  return [...choices.options, ...useUnlisted(choices, chosen)].map(({ value, label, color }) => ({
    id: Number(value),
    name: label,
    ...(color ? { color } : {}),
  }));
}

function TagFilter({ chosen, onChange }: { chosen: number[]; onChange: (tags: number[]) => void }) {
  const { t } = useTranslation();
  const tags = useQuery(tagList());
  const { shown, change, flush } = useDebounced(chosen, onChange);
  return (
    <ChoiceMenu
      label={t('ticketsSearch.tags')}
      text={shown.length > 0 ? t('ticketsSearch.tagsCount', { count: shown.length }) : t('ticketsSearch.tagsAny')}
      icon={<TagIcon size={16} aria-hidden />}
      choices={useFilterChoices(choicesOf(tags, 'tag', toOption), shown)}
      chosen={shown}
      onChange={change}
      onDone={flush}
      empty={t('ticketsSearch.noTags')}
      active={shown.length > 0}
    />
  );
}

function UserFilter({ chosen, onChange }: { chosen: number | null; onChange: (user: number | null) => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const people = useQuery(userOptions(user.companyId));
  const { shown, change, flush } = useDebounced(chosen, onChange);
  const picked = shown === null ? [] : [shown];
  const choices = useFilterChoices(choicesOf(people, 'user', toOption), picked);
  const name = choices.find(({ id }) => id === shown)?.name;
  return (
    <ChoiceMenu
      label={t('ticketsSearch.user')}
      text={name ?? t('ticketsSearch.userAny')}
      icon={<UserIcon size={16} aria-hidden />}
      choices={choices}
      chosen={picked}
      onChange={([next = null]) => change(next)}
      onDone={flush}
      single
      empty={t('ticketsSearch.noUsers')}
      active={shown !== null}
    />
  );
}

/** Text, tags and, for admins, one user (T-08, T-10). */
export function SearchControls({ view, change, mayPickUser }: SearchControlsProps) {
  const { t } = useTranslation();
  const text = useDebounced(view.text, (next) => change({ text: next }, { replace: view.text !== '' }));
  const filtered = view.tags.length > 0 || view.userId !== null;
  return (
    <Box
      role="search"
      sx={{ flex: 'none', px: 1.5, pt: 1.25, pb: 1, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <SearchField
        value={text.shown}
        onChange={text.change}
        onEnter={text.flush}
        label={t('ticketsSearch.placeholder')}
        autoFocus
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TagFilter chosen={view.tags} onChange={(tags) => change({ tags })} />
        {mayPickUser && <UserFilter chosen={view.userId} onChange={(userId) => change({ userId })} />}
        {filtered && (
          <Button
            size="small"
            variant="text"
            aria-label={t('ticketsSearch.clearFilters')}
            onClick={() => change({ tags: [], userId: null })}
          >
            {t('common.clear')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
