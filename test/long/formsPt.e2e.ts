import { formsIn } from './formFaults';

await formsIn('pt');
