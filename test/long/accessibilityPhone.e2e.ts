import { phoneViews } from '../e2e/inspect';
import { everyPage } from './accessibilityPages';

everyPage({ width: 390, height: 844 }, phoneViews);
