import { everyWay } from './accessibilityTour';
import { conversation } from './accessibilityWays';

everyWay(conversation);
