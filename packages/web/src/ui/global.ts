// The only import with side effects: fonts, tokens and base styles, in this order.
import '@fontsource-variable/inter';
import '@fontsource-variable/space-grotesk';
import './fallback-fonts.css';
import './tokens.css';
import './base.css';
