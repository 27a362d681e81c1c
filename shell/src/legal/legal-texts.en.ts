import type { LegalName, LegalText } from './legal-text'

const since = '2026-11-01'

export const legalTexts: Record<LegalName, LegalText> = {
  terms: {
    title: 'Terms of service',
    lead: 'The rules for using Mówka: what you get, what you pay for, and your rights.',
    since,
    sections: [
      {
        heading: 'About these terms',
        paragraphs: [
          'Mówka is an online service for learning foreign languages. These terms are the contract between you and the provider that operates Mówka. The provider’s details and contact information are on the contact page.',
          'You can use Mówka on a computer, tablet or phone, in a browser with JavaScript enabled. Listening and speaking exercises work best with speakers and a microphone.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'Creating an account is free. You provide an email address and confirm it using a link we email to you. Your account is personal: don’t share it, and keep your password secure.',
          'If you are under 16, you need the consent of a parent or guardian.',
          'You can delete your account in your profile at any time. This also deletes your progress and notes.',
        ],
      },
      {
        heading: 'Free trial and access',
        paragraphs: [
          'The 7-day free trial unlocks all lessons in one language. Each account has one trial. It starts with your first lesson or when you press the button, requires no card, and ends automatically. You get full access to a language by buying a plan, by redeeming a gift card, or through a company that has bought access for its employees.',
          'Access starts once your payment has been received and lasts for the duration of the plan. Plans don’t renew automatically.',
        ],
      },
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are in Polish złoty (PLN) and include VAT. Payments are processed by an external payment provider; Mówka neither sees nor stores your card details.',
          'We confirm each purchase by email, sent to the address in your order. Invoices are issued to the billing details you provide at checkout.',
        ],
      },
      {
        heading: 'Right of withdrawal',
        paragraphs: [
          'As a consumer, you may withdraw from the contract within 14 days of purchase without giving a reason. Just send us a message. We refund you using the original payment method.',
          'If you asked us to start the service before that period ended, we may deduct an amount for the days on which you had access.',
        ],
      },
      {
        heading: 'Prohibited use',
        paragraphs: [
          [
            'copying or distributing course content for anything other than your own learning,',
            'downloading content by automated means, or circumventing security measures,',
            'including unlawful content in notes or recordings,',
            'reselling access to others.',
          ],
          'We may suspend an account after a serious breach. We will write to you first and explain why, unless the delay could cause harm.',
        ],
      },
      {
        heading: 'Complaints',
        paragraphs: [
          'If something doesn’t work, write to us. We respond to complaints within 14 days. If the service doesn’t conform to the contract, you are entitled to have it corrected, to a price reduction, or to withdraw from the contract.',
          'In a dispute, you can seek help from a consumer ombudsman or the Polish Trade Inspection.',
        ],
      },
      {
        heading: 'Changes to these terms',
        paragraphs: [
          'We announce changes at least 14 days in advance. A change never reduces access that you have already paid for.',
          'Matters not covered by these terms are governed by Polish law. Consumers are also protected by the law of their country of residence.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'What data we hold about you, why we hold it, and how you can control it.',
    since,
    sections: [
      {
        heading: 'Data controller',
        paragraphs: [
          'The controller is the provider that operates Mówka. For any question about your data, write to us through the contact page.',
          'If your company pays for your access, its administrator can see your name, your email address, the status of your invitation and your overall progress, but never your answers, notes or recordings.',
        ],
      },
      {
        heading: 'Data we collect',
        paragraphs: [
          [
            'account: first and last name, nickname, email address, avatar,',
            'learning: languages, level, completed lessons, answers, reviews, notes,',
            'purchases: orders and billing details (no card details),',
            'operation: usage events for statistics, and error reports.',
          ],
          'Recordings from speaking exercises are used only to recognize what you said, and are not kept any longer than that requires.',
        ],
      },
      {
        heading: 'Purposes and legal bases',
        paragraphs: [
          [
            'your account, learning and purchases: our contract with you,',
            'invoicing and accounting: a legal obligation,',
            'security, troubleshooting, and statistics without profiling: our legitimate interests,',
            'notifications on your devices: your consent, which you withdraw in your profile,',
            'session recordings for error analysis: your consent.',
          ],
          'You can withdraw your consent at any time on the cookies page. This doesn’t affect the lawfulness of processing before the withdrawal.',
        ],
      },
      {
        heading: 'Who we share data with',
        paragraphs: [
          'Only companies that help us operate Mówka: our providers of sign-in, payment, hosting, email, speech recognition and error reporting. They act on our instructions and under contract. We don’t sell your data.',
          'If you turn on notifications, your browser’s service delivers them (for example Google, Mozilla or Apple). We pass it your device’s address and encrypted content, which it can’t read.',
          'Data transferred outside the European Economic Area is protected by standard contractual clauses.',
        ],
      },
      {
        heading: 'How long we keep data',
        paragraphs: [
          'Account and learning data: for as long as you have an account. Purchase data: for as long as accounting law requires. Error reports and session recordings: for up to 90 days.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You have the right to access your data, to receive a copy of it, to have it corrected or erased, to restrict its processing, and to object to it. You can also lodge a complaint with the Polish data protection authority (UODO).',
          'You can do most of this yourself: update your details or delete your account in your profile.',
        ],
      },
      {
        heading: 'Security',
        paragraphs: [
          'Connections are encrypted, passwords are known only to the sign-in provider, and access to data is limited to those who need it. Tokens and email addresses are removed from error reports before they leave your browser.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies and browser storage',
    lead: 'What Mówka stores on your device, and what you can turn off.',
    since,
    sections: [
      {
        heading: 'Necessary',
        paragraphs: [
          'Signing in and learning don’t work without these, so we don’t ask for your consent:',
          [
            'your sign-in session and its tokens,',
            'the language you are learning, the interface language and the theme,',
            'your basket, course filters, lesson position and study time,',
            'answers waiting for an internet connection,',
            'a random browser ID for the gradual rollout of new versions,',
            'your consent choice.',
          ],
        ],
      },
      {
        heading: 'With your consent',
        paragraphs: [
          'Session recordings help us reproduce errors. We record page layout and clicks; text, form fields and images are masked before anything leaves your browser. We record a small share of sessions, and those in which an error occurs.',
          'We use no advertising cookies and no third-party tracking scripts.',
        ],
      },
      {
        heading: 'Changing your choice',
        paragraphs: [
          'Use the button at the bottom of this page to change your consent. You can delete stored data in your browser’s settings. When you sign out, we remove your personal data from the device.',
        ],
      },
    ],
    stored: {
      heading: 'What exactly we store',
      lead: 'Names are shown as they appear in your browser. An ellipsis stands for a part that varies.',
      places: { cookie: 'cookie', local: 'local storage', session: 'session storage', cache: 'cache' },
      kept: {
        signOut: 'until you sign out',
        tab: 'until you close the tab',
        eightHours: '8 hours',
        day: '1 day',
        month: '30 days',
        sent: 'until it is sent',
        removed: 'until you clear your browser data',
      },
      things: {
        signedIn: 'Remembers that you are signed in.',
        signedInLegacy: 'The same, for older browsers.',
        overridden:
          'Tells the server that this browser loads parts of the site from a developer’s machine. Mówka developers only.',
        overridesAllowed: 'An administrator’s signed permission to load parts of the site that way.',
        signIn: 'Sign-in tokens, so that you don’t have to sign in on every visit.',
        sourceLang: 'The language you are learning from.',
        targetLang: 'The language you are learning.',
        visitorLang: 'The language of the leveling test that you viewed before signing in.',
        interfaceLang: 'The interface language.',
        colorScheme: 'The light or dark theme.',
        sessionTimer: 'Time spent in the current study session.',
        levelingTestResult: 'Your leveling test result.',
        preselectedCourse: 'The course you chose before signing in.',
        recentContent: 'In the editors’ panel: the courses, lessons and exercises you opened last.',
        coursesFilters: 'Your course list filters.',
        contentPreviewIndex: 'Your position in a lesson preview.',
        exerciseDescriptionDismissed: 'Which exercise explanations you have closed.',
        firstLessonSeen: 'Whether you have seen the introduction to the first lesson.',
        cyrillicKeyboard: 'Whether the on-screen Russian keyboard is open.',
        dialogueInPolish: 'Whether dialogues show Polish translations from the start.',
        singleKeysOff: 'Whether single-key shortcuts are turned off.',
        sentenceReports: 'The mistakes you have reported in sentences, and the status of each report.',
        pushDevice: 'The address of this device at your browser’s notification service.',
        pushDeclined: 'Whether you don’t want to be offered notifications on this device.',
        hideTranslation: 'Whether speaking exercises hide the translation.',
        unsentProgress: 'Answers and reports waiting for an internet connection.',
        lastPerson: 'The ID of the account last used in this browser, so that no one else sees your data.',
        keptPage: 'Mówka’s start page, so that it also opens offline.',
        keptFiles: 'App files, so that they don’t have to be downloaded every time.',
        keptRecordings:
          'Recordings of sentences and words you listen to, so that they don’t have to be downloaded again.',
        keptPictures: 'Pictures in hints, so that you also see them offline.',
        keptLesson: 'Your position in a lesson, so that you can finish it offline.',
        keptAnswers:
          'Recent server responses, so that your courses, progress and account appear as soon as you open the page.',
        pageSnapshot: 'The last appearance of a page, so that you see it before the app has loaded.',
        basket: 'The contents of your basket.',
        trackedPurchase: 'The number of your last paid order, so that it isn’t counted twice.',
        consent: 'Your choice about session recordings.',
        browserId:
          'A random browser ID. We roll out new versions gradually, and it stops you from switching back and forth between them.',
        remoteOverrides: 'Addresses from which a developer loads parts of the site on their own machine.',
        audioSilencedUntil: 'How long exercises stay muted.',
        speakingSilencedUntil: 'How long speaking exercises stay turned off.',
        listeningAndWritingActivities: 'The exercise types you chose for this study session.',
        drawerDrafts:
          'Unsaved notes, unsent reports from lessons, order details until the order is paid, and, if your session expires while you are filling in a form, what you had entered, until you return to that page.',
        audioPlace: 'Your position and settings in the audio mode player.',
        answerRun: 'Your streak of correct answers in the current lesson.',
        introducedLesson:
          'The lesson whose introduction you last passed, so that a reload doesn’t show it again.',
        levelingTest: 'The leveling test in progress: its questions and your answers.',
        wordSession:
          'The word training session in progress, so that it resumes where you left off if you reload the page.',
        reviewDeck: 'The review for today in progress, so that it continues if you reload the page.',
        cardsSwapped: 'Whether flashcards show the foreign-language sentence first.',
        refusedCall:
          'Whether the server rejected your sign-in, so that the page doesn’t sign you in again and again.',
        unsentTracking: 'Statistics events waiting to be sent.',
        signingIn: 'Where to return after signing in, and whether the response belongs to this tab.',
        recording: 'The session recording ID. Only with your consent.',
      },
    },
  },
}
