/** The PIN of every key the demo comes with: it is printed when the demo starts. */
export const DEMO_PIN = '2580';
