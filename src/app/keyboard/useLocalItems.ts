import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe, Moon, Sun, Zap } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { quickMessageList } from '@/api/quickMessages';
import { campaignsEnabled } from '@/api/session';
import { byActivity, ticketKeys, ticketsOf, type Ticket } from '@/api/tickets';
import { useSingleKeys } from '@/components/useShortcut';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { usePlan } from '@/contexts/PlanContext';
import { usePreferences } from '@/contexts/PreferencesContext';
import { insertAnswer, takesAnswers } from '@/features/conversation/composer/answerTarget';
import { languages } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { isList } from '@/realtime/resync';
import { mayOpen } from '@/realtime/ticketLists';
import { languageNames } from '../layout/languageNames';
import { menuEntriesFor } from '../layout/menuEntries';
import { useThemeSwitch } from '../layout/useThemeSwitch';
import { routes } from '../routes';
import { commandItems } from './commandItems';
import type { PaletteItem } from './items';
import { ticketItem } from './recordItems';

/** Loaded lists may be long, and each of them is held against every letter typed. */
const mostKnown = 400;

/** Tickets that lists of this session have brought, each once. */
function useKnownTickets(): Ticket[] {
  const client = useQueryClient();
  const viewer = useViewer();
  const byId = new Map<number, Ticket>();
  for (const [, data] of client.getQueriesData({ queryKey: ticketKeys.lists() })) {
    if (isList(data)) for (const ticket of ticketsOf(data)) byId.set(ticket.id, ticket);
  }
  return [...byId.values()]
    .filter((ticket) => mayOpen(ticket, viewer))
    .toSorted(byActivity)
    .slice(0, mostKnown);
}

/** What the palette offers without asking the server: actions, pages, appearance, known tickets, quick answers. */
export function useLocalItems(): PaletteItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const { flags } = usePlan();
  const { language, setLanguage } = usePreferences();
  const { dark, toggle } = useThemeSwitch();
  const singles = useSingleKeys();
  const tickets = useKnownTickets();
  const writable = takesAnswers();
  const { data: answers = [] } = useQuery({ ...quickMessageList(user.companyId, user.id), enabled: writable });

  const inbox = pathname.startsWith('/tickets');
  const open = (uuid: string): void => void navigate({ pathname: `/tickets/${uuid}`, search: inbox ? search : '' });
  const pages = menuEntriesFor(routes, { user, flags, campaigns: campaignsEnabled() });

  return [
    ...commandItems({ t, singles, toTickets: () => void navigate('/tickets') }),
    ...pages.map(({ to, label, icon, section, group }): PaletteItem => ({
      id: `page:${to}`,
      group: 'pages',
      label: t(label),
      ...(group ? { detail: t('mainDrawer.listItems.campaigns') } : {}),
      ...(section === 'admin' ? { words: t('mainDrawer.listItems.administration') } : {}),
      icon,
      run: () => void navigate(to),
    })),
    {
      id: 'theme',
      group: 'appearance',
      label: t(dark ? 'shell.lightTheme' : 'shell.darkTheme'),
      words: t('keyboard.themeWords'),
      icon: dark ? Sun : Moon,
      run: toggle,
    },
    ...languages
      .filter((option) => option !== language)
      .map((option): PaletteItem => ({
        id: `language:${option}`,
        group: 'appearance',
        label: t(languageNames[option]),
        words: t('selectLanguage'),
        lang: option,
        icon: Globe,
        run: () => void setLanguage(option),
      })),
    ...tickets.map((ticket) => ticketItem(t, ticket, () => open(ticket.uuid))),
    ...(writable ? answers : []).map((answer): PaletteItem => ({
      id: `answer:${answer.id}`,
      group: 'answers',
      label: `/${answer.shortcode}`,
      detail: answer.message,
      icon: Zap,
      run: () => void insertAnswer(answer),
    })),
  ];
}
