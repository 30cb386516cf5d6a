export const helps = {
  helps: {
    title: 'Ajuda',
    count_one: '{{count, number}} vídeo',
    count_other: '{{count, number}} vídeos',
    list: 'Vídeos de ajuda',
    watch: 'Assistir ao vídeo',
    noVideo: 'Vídeo indisponível',
    openOutside: 'Abrir no YouTube',
    openLink: 'Abrir o link',
    player: 'Vídeo: {{title}}',
    failed: 'Os vídeos não puderam ser carregados',
    empty: 'Nenhum vídeo por aqui ainda',
    emptyBody: 'Os vídeos que explicam o sistema aparecem aqui assim que forem publicados.',
  },
} as const;
