/// <reference path="../style-sheets.d.ts" />
// Mantine's style sheets for the components in use, and our variables for them. No resets: those are ours.
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Popover.css'
import './variables.css'
import './look.css'
