import { formsIn } from './formFaults';

await formsIn('es');
