import { everyWay } from './accessibilityTour';
import { entrance } from './accessibilityWays';

everyWay(entrance, 'nobody');
