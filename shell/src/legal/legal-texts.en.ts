import type { LegalName, LegalText } from './legal-text'

const since = '2026-11-01'

export const legalTexts: Record<LegalName, LegalText> = {
  terms: {
    title: 'Terms of service',
    lead: 'How Mówka works for you: what you get, what you pay for and which rights you have.',
    since,
    sections: [
      {
        heading: 'What these terms are about',
        paragraphs: [
          'Mówka is a service for learning foreign languages online. These terms are the contract between you and the provider who runs Mówka. You find the provider’s details and ways to reach us on the contact page.',
          'You can use Mówka in a browser with JavaScript on a computer, tablet or phone. A speaker and a microphone help with listening and speaking.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'An account is free. You give an e-mail address and confirm it with a link that we send. The account is yours: do not share it and keep your password safe.',
          'If you are younger than 16, a parent or guardian has to agree.',
          'You can delete your account at any time in your profile. Your progress and notes go with it.',
        ],
      },
      {
        heading: 'Trial and access',
        paragraphs: [
          'During a free trial of 7\u00a0days all lessons in one language are open. There is one trial per account; it starts with your first lesson or when you press the button, needs no card, and ends by itself. You get full access to a language when you buy a plan, use a gift card, or when a company has bought access for its people.',
          'Access starts when the payment has arrived and lasts as long as the plan says. Plans do not renew themselves.',
        ],
      },
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are in Polish złoty and include VAT. An outside operator handles the payment; Mówka neither sees nor keeps your card details.',
          'We confirm every purchase by e-mail. An invoice is made out to the details that you give when you buy.',
        ],
      },
      {
        heading: 'Changing your mind',
        paragraphs: [
          'As a consumer you may withdraw from the contract within 14 days of the purchase without giving a reason. A message to us is enough; we pay back the way you paid.',
          'If you asked us to start before that time was over, we may keep the part for the days on which you had access.',
        ],
      },
      {
        heading: 'What is not allowed',
        paragraphs: [
          [
            'copying and spreading the content of courses beyond your own learning,',
            'fetching content by machines or going around protections,',
            'putting unlawful content into notes and recordings,',
            'selling access to others.',
          ],
          'We may close an account after a serious breach. We write first and explain why, unless waiting would do harm.',
        ],
      },
      {
        heading: 'Complaints',
        paragraphs: [
          'When something does not work, write to us. We answer a complaint within 14 days. If the service is not what the contract says, you may ask for it to be put right, for a lower price, or withdraw.',
          'In a dispute you can turn to a consumer ombudsman or the trade inspection.',
        ],
      },
      {
        heading: 'Changes of these terms',
        paragraphs: [
          'We write about changes at least 14 days before. A change never worsens access that has been paid for.',
          'Polish law applies to what is not described here; consumers are also protected by the law of the country they live in.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'Which data about you we hold, what for, and what you can do about it.',
    since,
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          'The controller is the provider who runs Mówka. Write to us through the contact page about anything that concerns your data.',
          'If your company pays for your access, its administrator sees your name, your e-mail address, the state of your invitation and your progress as a whole; never your answers, notes or recordings.',
        ],
      },
      {
        heading: 'Which data we collect',
        paragraphs: [
          [
            'account: first and last name, nickname, e-mail address, avatar,',
            'learning: languages, level, finished lessons, answers, reviews, notes,',
            'purchases: orders and invoice details (no card details),',
            'operation: events for statistics, and error reports.',
          ],
          'Recordings of speaking exercises serve to recognise what you said and are not kept longer than that takes.',
        ],
      },
      {
        heading: 'What for, and on which ground',
        paragraphs: [
          [
            'running your account, learning and sales: the contract with you,',
            'invoices and bookkeeping: a legal duty,',
            'security, repairing errors and statistics without profiles: our legitimate interest,',
            'recordings of sessions for the analysis of errors: your consent.',
          ],
          'You can take back your consent at any time on the page about cookies. What happened before stays lawful.',
        ],
      },
      {
        heading: 'Who receives data',
        paragraphs: [
          'Only companies that help us run Mówka: for sign-in, payment, hosting, mail, speech recognition and error reports. They act on our instructions and under contracts. We do not sell data.',
          'Where data leaves the European Economic Area, standard contractual clauses protect it.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'Account and learning data: as long as you have an account. Purchases: as long as bookkeeping law demands. Error reports and session recordings: at most 90 days.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask for access, a copy, correction, erasure and restriction, and you may object. You can also complain to the Polish data protection authority.',
          'Most of it you can do without asking us: change your details and delete your account in your profile.',
        ],
      },
      {
        heading: 'Security',
        paragraphs: [
          'Connections are encrypted, only the sign-in provider knows passwords, and only people who need data can reach it. Tokens and e-mail addresses are taken out of error reports before they leave the browser.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies and browser storage',
    lead: 'What Mówka keeps on your device and what you can switch off.',
    since,
    sections: [
      {
        heading: 'Necessary',
        paragraphs: [
          'Signing in and learning do not work without these, so we do not ask:',
          [
            'your sign-in session and its tokens,',
            'the language you learn, the interface language and the theme,',
            'basket, course filters, your place in a lesson, learning time,',
            'answers that wait for a connection,',
            'a random number of this browser, for bringing out new versions,',
            'your answer to the question of consent.',
          ],
        ],
      },
      {
        heading: 'With your consent',
        paragraphs: [
          'Recordings of sessions help us to see how an error came about. We record the layout of the page and clicks; words, form fields and pictures are covered before anything leaves your browser. We record a small share of sessions and those in which an error occurred.',
          'We use no advertising cookies and no trackers of others.',
        ],
      },
      {
        heading: 'Changing your mind',
        paragraphs: [
          'The button at the end of this page opens the question once more. You can delete what is stored in the settings of your browser; when you sign out, we remove what concerns you from the device ourselves.',
        ],
      },
    ],
    stored: {
      heading: 'What exactly we store',
      lead: 'Names are as your browser shows them. An ellipsis stands for a part that differs.',
      places: { cookie: 'cookie', local: 'browser storage', session: 'storage of the tab', cache: 'cache' },
      kept: {
        signOut: 'until you sign out',
        tab: 'until the tab is closed',
        eightHours: '8 hours',
        day: '1 day',
        month: '30 days',
        sent: 'until it is sent',
        removed: 'until you clear the browser’s data',
      },
      things: {
        signedIn: 'Remembers that you are signed in.',
        signedInLegacy: 'The same for older browsers.',
        overridden:
          'Tells the server that this browser takes parts of the page from a developer’s machine. Only for people who make Mówka.',
        overridesAllowed: 'An administrator’s signed permission for that.',
        tokens: 'Sign-in tokens: they spare you signing in whenever you open the page.',
        sourceLang: 'The language you learn from.',
        targetLang: 'The language you learn.',
        visitorLang: 'The language of the leveling test that you look at before signing in.',
        interfaceLang: 'The language of the page.',
        colorScheme: 'The light or dark theme.',
        sessionTimer: 'The time of your current learning.',
        levelingTestResult: 'The result of the leveling test.',
        preselectedCourse: 'The course chosen before signing in.',
        coursesFilters: 'Remembered filters of the course list.',
        contentPreviewIndex: 'Where you left the preview of a lesson.',
        exerciseDescriptionDismissed: 'Which explanations of exercises were closed.',
        firstLessonSeen: 'Whether you have seen the introduction to the first lesson.',
        cyrillicKeyboard: 'Whether the on-screen Russian keyboard is open.',
        dialogueInPolish: 'Whether dialogues show their Polish translations from the start.',
        singleKeysOff: 'Whether one-character shortcuts are off.',
        sentenceReports: 'Your reports of mistakes in sentences, and what became of them.',
        hideTranslation: 'Whether speaking exercises hide the translation.',
        unsentProgress: 'Answers and reports that wait for a connection.',
        lastPerson:
          'The number of the account that was last used in this browser, so that nobody else sees your data.',
        keptPage: 'The page that Mówka starts from, so that it opens without the internet, too.',
        keptFiles: 'Files of the program, so that they are not fetched every time.',
        keptRecordings:
          'Recordings of sentences and words that you listen to, so that they are not fetched again.',
        keptLesson: 'Where you are in a lesson, so that you can finish it without a network.',
        keptAnswers:
          'The last responses of the server: courses, progress and account show at once when you open the page.',
        pageSnapshot: 'What a page last looked like, so that you see it before the program has loaded.',
        basket: 'What is in your basket.',
        trackedPurchase: 'The number of the last paid order, so that it is not counted twice.',
        consent: 'Your answer to the question about recordings.',
        browserId:
          'A random number of the browser: new versions come step by step, and you do not jump between them.',
        remoteOverrides: 'Addresses from which a developer takes parts of the page from their own machine.',
        audioSilencedUntil: 'Until when exercises are to be silent.',
        speakingSilencedUntil: 'Until when no speaking exercises are offered.',
        listeningAndWritingActivities: 'The kinds of exercises chosen for this learning.',
        drawerDrafts:
          'Notes that are not saved yet, reports from lessons that are not sent, what you typed into an order until it is paid, and what was in a form when your sign-in ended, until you are back on that page.',
        audioPlace: 'Where the player of the audio mode is, and how it is set.',
        answerRun: 'Right answers in a row in the current lesson.',
        levelingTest: 'A leveling test under way: its questions and answers.',
        wordSession: 'The word training in progress, so that reloading the page goes on where it was.',
        cardsSwapped: 'Whether flash cards show the foreign sentence first.',
        refusedCall:
          'Whether the server refused a sign-in, so that the page does not sign you in over and over.',
        unsentTracking: 'Events for statistics that wait to be sent.',
        signingIn: 'Where to go after signing in, and whether the answer really is for this tab.',
        recording: 'The number of a session recording. Only with your consent.',
      },
    },
  },
}
