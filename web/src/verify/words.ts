/* The words of this page, which no other needs: they come with it. */

import { learn } from "../lib/i18n";

learn(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true }));
