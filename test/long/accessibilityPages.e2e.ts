import { everyView } from '../e2e/inspect';
import { everyPage } from './accessibilityPages';

everyPage({ width: 1440, height: 900 }, everyView);
