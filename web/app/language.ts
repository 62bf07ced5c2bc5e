/** The language of the page: which one is spoken, and the change to another one without a reload. */
import { tell, type App } from './app.js';
import { chooseLanguage, kFallback, loadWords, type Words } from './words.js';

function wantedLanguage(app: App): string {
  return chooseLanguage(app.settings.language, navigator.languages);
}

function speak(app: App, language: string, words: Words): void {
  app.words = words;
  app.language = language;
  // Answers were given in the language before.
  app.notice = null;
  document.documentElement.lang = language;
  document.title = words('app-name');
  app.draw();
}

/**
 * Speaks the wanted language as soon as its catalogue is there; until then the old one stays. One that does not come is not
 * asked for again before the next visit or the next choice.
 */
export async function followLanguage(app: App): Promise<void> {
  const language = wantedLanguage(app);
  if (language === app.language) return;
  const { language: chosen } = app.settings;
  try {
    const words = await loadWords(language);
    // Another choice may have been made while the catalogue was on its way.
    if (language === wantedLanguage(app)) speak(app, language, words);
  } catch (error) {
    if (language !== wantedLanguage(app)) return;
    const first = app.language === '';
    if (first && language === kFallback) throw error;
    // Not stored: what was chosen before holds again at the next visit.
    app.settings = { ...app.settings, language: first ? kFallback : app.language };
    if (first) return followLanguage(app);
    if (chosen === language) tell(app, app.words('language-failed'));
    app.draw();
  }
}
