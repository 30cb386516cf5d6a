import type { Random } from './random.ts';

const first = [
  'Beatriz',
  'Marcos',
  'Juliana',
  'Rafael',
  'Camila',
  'Thiago',
  'Larissa',
  'Gustavo',
  'Patrícia',
  'Leonardo',
  'Fernanda',
  'Rodrigo',
  'Aline',
  'Vinícius',
  'Priscila',
  'Eduardo',
  'Renata',
  'Felipe',
  'Vanessa',
  'Diego',
  'Tatiane',
  'Márcio',
  'Simone',
  'Caio',
  'Letícia',
  'André',
  'Michele',
  'Henrique',
  'Débora',
  'Lucas',
  'Sônia',
  'Antônio',
  'Rosângela',
  'José Carlos',
  'Maria Clara',
  'João Pedro',
  'Ana Luíza',
  'Luiz Fernando',
  'Cláudia',
  'Otávio',
  'Yasmin',
  'Murilo',
  'Isabela',
  'Sérgio',
  'Bianca',
  'Wesley',
  'Jéssica',
  'Raquel',
  'Paulo',
  'Natália',
];
const last = [
  'Nogueira',
  'Prado',
  'Teixeira',
  'Albuquerque',
  'Figueiredo',
  'Monteiro',
  'Barbosa',
  'Cavalcanti',
  'Peixoto',
  'Rezende',
  'Siqueira',
  'Vasconcelos',
  'Moreira',
  'Camargo',
  'Duarte',
  'Fonseca',
  'Guimarães',
  'Lacerda',
  'Macedo',
  'Queiroz',
  'Sampaio',
  'Tavares',
  'Xavier',
  'Brandão',
  'Coutinho',
  'Assunção',
  'Bittencourt',
  'Esteves',
  'Furtado',
  'Goulart',
  'Valente',
  'Miranda',
  'Paiva',
  'Rocha',
  'Saldanha',
  'Trindade',
  'Uchôa',
  'Viana',
  'Werneck',
  'Zanetti',
];
const areaCodes = ['11', '19', '21', '27', '31', '41', '47', '48', '51', '61', '62', '71', '81', '85', '92'];

export interface Person {
  name: string;
  number: string;
  email: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');

/** The n-th customer. The pairs of names repeat only after two thousand people. */
export function person(random: Random, index: number): Person {
  const given = first[index % first.length] ?? 'Ana';
  const family = last[(index * 7 + Math.floor(index / first.length) * 3) % last.length] ?? 'Souza';
  const second = index >= first.length * last.length ? ` ${Math.floor(index / (first.length * last.length)) + 1}` : '';
  const name = `${given} ${family}${second}`;
  const number = `55${random.pick(areaCodes)}9${String(80_000_000 + index * 1_337).slice(-8)}`;
  return { name, number, email: index % 3 === 0 ? `${plain(name)}@exemplo.com.br` : '' };
}
