import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe, Moon, Sun, Zap } from 'lucide-react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { quickMessageList } from '@/api/quickMessages';
import { byActivity, ticketsOf, type Ticket } from '@/api/tickets';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { insertAnswer, takesAnswers } from '@/features/conversation/composer/answerTarget';
import { languages } from '@/i18n/languages';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';
import { leaveThen } from '@/browser/leaving';
import { commandOf } from '@/lib/shortcode';
import { cachedLists } from '@/realtime/cache/ticketCache';
import { mayOpen } from '@/realtime/live/ticketLists';
import { useSeer } from '../access';
import { chooseLanguage, languageNames } from '../shell/profile/languages';
import { menuEntriesFor } from '../shell/menu/menuEntries';
import { useThemeSwitch } from '../shell/bar/useThemeSwitch';
import { routes } from '../routes';
import { commandItems } from './commandItems';
import type { PaletteItem } from './items';
import { ticketItem } from './recordItems';

/** Most tickets that are matched against each letter typed; loaded lists may be long. */
const mostKnown = 400;

/** Tickets that lists of this session have brought, each once. */
function useKnownTickets(): Ticket[] {
  const client = useQueryClient();
  const viewer = useViewer();
  const byId = new Map<number, Ticket>();
  for (const list of cachedLists(client)) for (const ticket of ticketsOf(list)) byId.set(ticket.id, ticket);
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
  const language = useLanguage();
  const { dark, toggle } = useThemeSwitch();
  const singles = useStore(preferences.singleKeys);
  const tickets = useKnownTickets();
  const writable = takesAnswers();
  const { data: answers = [] } = useQuery({ ...quickMessageList(user.companyId, user.id), enabled: writable });

  const inbox = pathname.startsWith('/tickets');
  const go = (to: To): void => leaveThen(() => void navigate(to));
  const open = (uuid: string): void => go({ pathname: `/tickets/${uuid}`, search: inbox ? search : '' });
  const pages = menuEntriesFor(routes, useSeer());

  return [
    ...commandItems({ t, singles, toTickets: () => go('/tickets') }),
    ...pages.map(({ to, label, icon, section, group }): PaletteItem => ({
      id: `page:${to}`,
      group: 'pages',
      label: t(label),
      ...(group ? { detail: t('mainDrawer.listItems.campaigns') } : {}),
      ...(section === 'admin' ? { words: t('mainDrawer.listItems.administration') } : {}),
      icon,
      run: () => go(to),
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
        run: () => void chooseLanguage(option),
      })),
    ...tickets.map((ticket) => ticketItem(t, ticket, () => open(ticket.uuid))),
    ...(writable ? answers : []).map((answer): PaletteItem => ({
      id: `answer:${answer.id}`,
      group: 'answers',
      label: commandOf(answer.shortcode),
      detail: answer.message,
      icon: Zap,
      run: () => void insertAnswer(answer),
    })),
  ];
}
