import type { LegalName, LegalText } from './legal-text'

const since = '2026-11-01'

export const legalTexts: Record<LegalName, LegalText> = {
  terms: {
    title: 'Regulamin',
    lead: 'Zasady korzystania z\u00a0Mówki: co dostajesz, za co płacisz i\u00a0jakie masz prawa.',
    since,
    sections: [
      {
        heading: 'O\u00a0czym jest ten regulamin',
        paragraphs: [
          'Mówka to serwis do nauki języków obcych przez internet. Regulamin jest umową między Tobą a\u00a0usługodawcą, który prowadzi Mówkę. Dane usługodawcy i\u00a0sposób kontaktu znajdziesz na stronie kontaktowej.',
          'Z\u00a0Mówki możesz korzystać w\u00a0przeglądarce z\u00a0włączoną obsługą JavaScriptu, na komputerze, tablecie lub telefonie. Do ćwiczeń słuchania i\u00a0mówienia przydadzą się głośnik i\u00a0mikrofon.',
        ],
      },
      {
        heading: 'Konto',
        paragraphs: [
          'Konto zakładasz bezpłatnie, podając adres e-mail, który potwierdzasz linkiem z\u00a0wiadomości. Konto jest Twoje: nie udostępniaj go innym osobom i\u00a0chroń hasło.',
          'Jeśli masz mniej niż 16 lat, na założenie konta musi się zgodzić rodzic lub opiekun.',
          'Konto możesz usunąć w\u00a0każdej chwili w\u00a0profilu. Razem z\u00a0nim znikają Twoje postępy i\u00a0notatki.',
        ],
      },
      {
        heading: 'Okres próbny i\u00a0dostęp',
        paragraphs: [
          'Przez 7\u00a0dni bezpłatnego okresu próbnego masz otwarte wszystkie lekcje jednego języka. Okres próbny przysługuje raz na konto, zaczyna się z\u00a0pierwszą lekcją albo gdy naciśniesz przycisk, nie wymaga podania karty i\u00a0kończy się sam. Pełny dostęp do języka otrzymujesz po zakupie planu, po zrealizowaniu karty podarunkowej albo od firmy, która kupiła dostęp dla swoich pracowników.',
          'Dostęp zaczyna się po zaksięgowaniu płatności i\u00a0trwa tyle, ile wybrany plan. Plany nie odnawiają się same.',
        ],
      },
      {
        heading: 'Ceny i\u00a0płatności',
        paragraphs: [
          'Ceny są podane w\u00a0złotych i\u00a0zawierają podatek VAT. Płatność obsługuje zewnętrzny operator; Mówka nie widzi i\u00a0nie przechowuje danych Twojej karty.',
          'Potwierdzenie zakupu wysyłamy na adres e-mail podany w\u00a0zamówieniu. Fakturę wystawiamy na dane, które podasz przy zakupie.',
        ],
      },
      {
        heading: 'Odstąpienie od umowy',
        paragraphs: [
          'Jako konsument możesz odstąpić od umowy w\u00a0ciągu 14\u00a0dni od zakupu bez podania przyczyny. Wystarczy wiadomość do nas; pieniądze zwracamy tą samą drogą, którą zapłacono.',
          'Jeśli poprosisz o\u00a0rozpoczęcie usługi przed upływem tego czasu, możemy potrącić kwotę za dni, w\u00a0których dostęp działał.',
        ],
      },
      {
        heading: 'Czego nie wolno',
        paragraphs: [
          [
            'kopiować i\u00a0rozpowszechniać treści kursów poza własną nauką,',
            'pobierać treści automatycznie lub omijać zabezpieczeń,',
            'umieszczać w\u00a0notatkach i\u00a0nagraniach treści bezprawnych,',
            'odsprzedawać dostępu innym osobom.',
          ],
          'Przy poważnym naruszeniu możemy zablokować konto. Najpierw napiszemy, o\u00a0co chodzi, chyba że zwłoka groziłaby szkodą.',
        ],
      },
      {
        heading: 'Reklamacje',
        paragraphs: [
          'Gdy coś nie działa, napisz do nas. Odpowiadamy na reklamację w\u00a0ciągu 14\u00a0dni. Jeśli usługa jest niezgodna z\u00a0umową, masz prawo do jej naprawienia, obniżenia ceny albo odstąpienia od umowy.',
          'W\u00a0sporze możesz skorzystać z\u00a0pomocy rzecznika konsumentów lub Inspekcji Handlowej.',
        ],
      },
      {
        heading: 'Zmiany regulaminu',
        paragraphs: [
          'O\u00a0zmianach piszemy co najmniej 14\u00a0dni wcześniej. Zmiana nie pogarsza warunków dostępu, za który już zapłacono.',
          'W\u00a0sprawach nieopisanych tutaj obowiązuje prawo polskie, a\u00a0konsumenta chronią także przepisy kraju, w\u00a0którym mieszka.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Polityka prywatności',
    lead: 'Jakie dane o\u00a0Tobie mamy, po co i\u00a0jak możesz nimi zarządzać.',
    since,
    sections: [
      {
        heading: 'Kto odpowiada za dane',
        paragraphs: [
          'Administratorem danych jest usługodawca, który prowadzi Mówkę. W\u00a0sprawach danych napisz do nas przez stronę kontaktową.',
          'Jeśli dostęp opłaca Twoja firma, jej administrator widzi Twoje imię, adres e-mail, stan zaproszenia i\u00a0ogólne postępy. Nie widzi odpowiedzi, notatek ani nagrań.',
        ],
      },
      {
        heading: 'Jakie dane zbieramy',
        paragraphs: [
          [
            'konto: imię, nazwisko, pseudonim, adres e-mail, awatar,',
            'nauka: języki, poziom, ukończone lekcje, odpowiedzi, powtórki, notatki,',
            'zakupy: zamówienia i\u00a0dane do faktury (bez danych karty),',
            'działanie serwisu: zdarzenia potrzebne do statystyk i\u00a0zgłoszenia błędów.',
          ],
          'Nagrania z\u00a0ćwiczeń mówienia służą wyłącznie do rozpoznania wypowiedzi i\u00a0nie są przechowywane dłużej, niż to konieczne.',
        ],
      },
      {
        heading: 'Po co i\u00a0na jakiej podstawie',
        paragraphs: [
          [
            'prowadzenie konta i\u00a0nauki oraz sprzedaż: umowa z\u00a0Tobą,',
            'faktury i\u00a0rozliczenia: obowiązek prawny,',
            'bezpieczeństwo, naprawa błędów i\u00a0statystyki bez profilowania: nasz uzasadniony interes,',
            'powiadomienia na urządzeniach: Twoja zgoda, którą wycofasz w\u00a0profilu,',
            'nagrania przebiegu sesji do analizy błędów: Twoja zgoda.',
          ],
          'Zgodę możesz wycofać w\u00a0każdej chwili na stronie o\u00a0plikach cookie. Nie wpływa to na to, co działo się wcześniej.',
        ],
      },
      {
        heading: 'Komu przekazujemy dane',
        paragraphs: [
          'Tylko firmom, które pomagają nam prowadzić Mówkę: dostawcy logowania, operatorowi płatności, dostawcy hostingu, poczty, rozpoznawania mowy i\u00a0zgłaszania błędów. Działają na nasze polecenie i\u00a0na podstawie umów. Danych nie sprzedajemy.',
          'Jeśli włączysz powiadomienia, dostarcza je usługa Twojej przeglądarki (na przykład Google, Mozilla albo Apple). Przekazujemy jej adres Twojego urządzenia i\u00a0zaszyfrowaną treść, której nie może odczytać.',
          'Jeśli dane trafiają poza Europejski Obszar Gospodarczy, chronią je standardowe klauzule umowne.',
        ],
      },
      {
        heading: 'Jak długo je trzymamy',
        paragraphs: [
          'Dane konta i\u00a0nauki: dopóki masz konto. Dane zakupów: przez czas wymagany przepisami o\u00a0rachunkowości. Zgłoszenia błędów i\u00a0nagrania sesji: najwyżej 90\u00a0dni.',
        ],
      },
      {
        heading: 'Twoje prawa',
        paragraphs: [
          'Możesz żądać dostępu do danych, ich kopii, poprawienia, usunięcia, ograniczenia przetwarzania oraz wnieść sprzeciw. Masz też prawo do skargi do Prezesa Urzędu Ochrony Danych Osobowych.',
          'Większość z\u00a0tych rzeczy zrobisz bez proszenia nas: w\u00a0profilu zmienisz dane i\u00a0usuniesz konto.',
        ],
      },
      {
        heading: 'Bezpieczeństwo',
        paragraphs: [
          'Połączenie jest szyfrowane, hasła zna wyłącznie dostawca logowania, a\u00a0dostęp do danych mają tylko osoby, którym jest potrzebny. Ze zgłoszeń błędów usuwamy tokeny i\u00a0adresy e-mail, zanim opuszczą przeglądarkę.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Pliki cookie i\u00a0pamięć przeglądarki',
    lead: 'Co Mówka zapisuje na Twoim urządzeniu i\u00a0co możesz wyłączyć.',
    since,
    sections: [
      {
        heading: 'Niezbędne',
        paragraphs: [
          'Bez nich logowanie i\u00a0nauka nie działają, dlatego nie pytamy o\u00a0zgodę:',
          [
            'sesja logowania i\u00a0jej tokeny,',
            'wybrany język nauki, język strony i\u00a0motyw,',
            'koszyk, filtry kursów, miejsce w\u00a0lekcji, czas nauki,',
            'odpowiedzi, które czekają na połączenie z\u00a0internetem,',
            'losowy numer przeglądarki do wdrażania nowych wersji,',
            'Twoja odpowiedź na pytanie o\u00a0zgodę.',
          ],
        ],
      },
      {
        heading: 'Za Twoją zgodą',
        paragraphs: [
          'Nagrania przebiegu sesji pomagają nam odtworzyć błąd. Nagrywamy układ strony i\u00a0kliknięcia; słowa, pola formularzy i\u00a0obrazy są zasłonięte, zanim cokolwiek opuści Twoją przeglądarkę. Nagrywamy niewielką część sesji oraz te, w\u00a0których wystąpił błąd.',
          'Nie używamy cookie reklamowych ani cudzych skryptów śledzących.',
        ],
      },
      {
        heading: 'Jak zmienić decyzję',
        paragraphs: [
          'Przyciskiem na dole tej strony otworzysz pytanie o\u00a0zgodę jeszcze raz. Dane zapisane w\u00a0przeglądarce usuniesz w\u00a0jej ustawieniach; po wylogowaniu sami usuwamy z\u00a0urządzenia to, co dotyczy Ciebie.',
        ],
      },
    ],
    stored: {
      heading: 'Co dokładnie zapisujemy',
      lead: 'Nazwy są takie, jak pokazuje je przeglądarka. Wielokropek zastępuje część, która bywa różna.',
      places: {
        cookie: 'plik cookie',
        local: 'pamięć przeglądarki',
        session: 'pamięć karty',
        cache: 'pamięć podręczna',
      },
      kept: {
        signOut: 'do wylogowania',
        tab: 'do zamknięcia karty',
        eightHours: '8\u00a0godzin',
        day: '1\u00a0dzień',
        month: '30\u00a0dni',
        sent: 'do wysłania',
        removed: 'do usunięcia danych przeglądarki',
      },
      things: {
        signedIn: 'Pamięta, że masz otwartą sesję.',
        signedInLegacy: 'To samo dla starszych przeglądarek.',
        overridden:
          'Mówi serwerowi, że ta przeglądarka wczytuje części strony z\u00a0komputera programisty. Tylko u\u00a0osób, które tworzą Mówkę.',
        overridesAllowed: 'Podpisane zezwolenie administratora na takie wczytywanie.',
        signIn: 'Tokeny logowania: dzięki nim nie logujesz się przy każdym otwarciu strony.',
        sourceLang: 'Język, z\u00a0którego się uczysz.',
        targetLang: 'Język, którego się uczysz.',
        visitorLang: 'Język testu poziomującego, który oglądasz przed zalogowaniem.',
        interfaceLang: 'Język strony.',
        colorScheme: 'Jasny lub ciemny motyw.',
        sessionTimer: 'Czas bieżącej nauki.',
        levelingTestResult: 'Wynik testu poziomującego.',
        preselectedCourse: 'Kurs wybrany przed zalogowaniem.',
        recentContent: 'W\u00a0panelu redakcji: ostatnio otwarte kursy, lekcje i\u00a0ćwiczenia.',
        coursesFilters: 'Zapamiętane filtry listy kursów.',
        contentPreviewIndex: 'Miejsce, w\u00a0którym skończyło się przeglądanie lekcji.',
        exerciseDescriptionDismissed: 'Które objaśnienia ćwiczeń już zamknięto.',
        firstLessonSeen: 'Czy wprowadzenie do pierwszej lekcji już było.',
        cyrillicKeyboard: 'Czy klawiatura rosyjska na ekranie jest otwarta.',
        dialogueInPolish: 'Czy dialogi od razu pokazują polskie tłumaczenia.',
        singleKeysOff: 'Czy skróty z\u00a0jednego znaku są wyłączone.',
        sentenceReports: 'Twoje zgłoszenia błędów w\u00a0zdaniach i\u00a0co się z\u00a0nimi stało.',
        pushDevice: 'Adres tego urządzenia w\u00a0usłudze powiadomień Twojej przeglądarki.',
        pushDeclined: 'Czy nie chcesz, aby na tym urządzeniu proponować Ci powiadomienia.',
        hideTranslation: 'Czy w\u00a0ćwiczeniach z\u00a0mówieniem ukrywać tłumaczenie.',
        unsentProgress: 'Odpowiedzi i\u00a0zgłoszenia, które czekają na połączenie z\u00a0internetem.',
        lastPerson:
          'Numer konta, z\u00a0którego ostatnio korzystano w\u00a0tej przeglądarce, aby nikt inny nie zobaczył Twoich danych.',
        keptPage: 'Strona, od której zaczyna się Mówka, aby otworzyła się także bez internetu.',
        keptFiles: 'Pliki programu, aby nie pobierać ich za każdym razem.',
        keptRecordings: 'Nagrania zdań i\u00a0słów, których słuchasz, aby nie pobierać ich ponownie.',
        keptPictures: 'Obrazki z\u00a0podpowiedzi, aby było je widać także bez\u00a0internetu.',
        keptLesson: 'Miejsce w\u00a0lekcji, aby dało się ją skończyć bez\u00a0internetu.',
        keptAnswers:
          'Ostatnie odpowiedzi serwera: kursy, postępy i\u00a0konto widać dzięki nim od razu po otwarciu strony.',
        pageSnapshot: 'Jak ostatnio wyglądała strona, aby było ją widać, zanim wczyta się program.',
        basket: 'Zawartość koszyka.',
        trackedPurchase: 'Numer ostatniego opłaconego zamówienia, żeby nie policzyć go dwa razy.',
        consent: 'Twoja odpowiedź na pytanie o\u00a0nagrywanie.',
        browserId:
          'Losowy numer przeglądarki: nowe wersje wprowadzamy stopniowo, a\u00a0Ty nie przeskakujesz między nimi.',
        remoteOverrides: 'Adresy, z\u00a0których programista wczytuje części strony ze swojego komputera.',
        audioSilencedUntil: 'Do kiedy ćwiczenia mają być bez dźwięku.',
        speakingSilencedUntil: 'Do kiedy nie proponujemy ćwiczeń z\u00a0mówieniem.',
        listeningAndWritingActivities: 'Rodzaje ćwiczeń wybrane na tę naukę.',
        drawerDrafts:
          'Niezapisane jeszcze notatki, niewysłane zgłoszenia z\u00a0lekcji, dane wpisane do zamówienia, zanim będzie opłacone, oraz to, co było wpisane w\u00a0formularzu, gdy wygasło logowanie: do powrotu na tę stronę.',
        audioPlace: 'Miejsce i\u00a0ustawienia odtwarzacza w\u00a0trybie audio.',
        answerRun: 'Seria dobrych odpowiedzi w\u00a0bieżącej lekcji.',
        introducedLesson:
          'Lekcja, której wprowadzenie masz już za sobą, żeby nie pokazywać go po odświeżeniu strony.',
        levelingTest: 'Test poziomujący w\u00a0toku: pytania i\u00a0odpowiedzi.',
        wordSession: 'Trening słów w\u00a0toku: po odświeżeniu strony zaczniesz tam, gdzie był przerwany.',
        reviewDeck: 'Powtórka na dziś w\u00a0toku: po odświeżeniu strony trwa dalej.',
        cardsSwapped: 'Czy fiszki pokazują najpierw zdanie w\u00a0obcym języku.',
        refusedCall: 'Czy serwer odrzucił zalogowanie, żeby strona nie logowała Cię w\u00a0kółko.',
        unsentTracking: 'Zdarzenia do statystyk, które czekają na wysłanie.',
        signingIn: 'Dokąd wrócić po zalogowaniu i\u00a0czy odpowiedź przyszła do tej karty przeglądarki.',
        recording: 'Numer nagrania sesji. Tylko za Twoją zgodą.',
      },
    },
  },
}
