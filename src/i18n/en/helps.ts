import type { Messages } from '../keys';
import type { helps as pt } from '../pt/helps';

export const helps = {
  helps: {
    title: 'Help',
    count_one: '{{count, number}} video',
    count_other: '{{count, number}} videos',
    list: 'Help videos',
    watch: 'Watch the video',
    noVideo: 'Video unavailable',
    openOutside: 'Open on YouTube',
    openLink: 'Open the link',
    player: 'Video: {{title}}',
    failed: 'The videos could not be loaded',
    empty: 'No videos here yet',
    emptyBody: 'Videos that explain the system will appear here once they are published.',
  },
} satisfies Messages<typeof pt>;
