"""Rules in further languages: their words in English and in its order, which the reader knows."""
