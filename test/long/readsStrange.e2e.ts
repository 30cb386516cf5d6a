import { strangeFaults } from './answers';
import { readsUnder } from './reads';

await readsUnder(strangeFaults);
